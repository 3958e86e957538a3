package org.damier.players;

import java.util.stream.LongStream;

/**
 * A number found by a sample, and between which bounds the truth lies with a confidence of 95 %: of a hundred samples, about five
 * would put it outside. An immutable value.
 *
 * @param value what the sample says; {@link Double#NaN} if it is empty
 * @param low the lower bound
 * @param high the upper bound
 */
public record Estimate(double value, double low, double high) {

  /** Of the normal distribution, 95 % lie within so many standard deviations. */
  private static final double DEVIATIONS = 1.959964;

  /**
   * A share of a whole, 0 to 1, by Wilson's score interval (E. B. Wilson, Probable Inference, the Law of Succession, and
   * Statistical Inference, Journal of the American Statistical Association 22, 1927), which holds for small samples too. Where
   * draws count as half a success, what single games bring varies less than the interval supposes: it is then too wide rather
   * than too narrow.
   *
   * @param successes how many of the sample have what is counted; halves for draws
   * @param of how many the sample has
   * @throws IllegalArgumentException if there are more successes than the sample has, or fewer than none
   */
  public static Estimate ofShare(double successes, int of) {
    if (successes < 0 || successes > of) {
      throw new IllegalArgumentException(
          "Of " + of + ", 0 to " + of + " can be successes, not " + successes + ".");
    }
    if (of == 0) {
      return new Estimate(Double.NaN, 0, 1);
    }
    double share = successes / of;
    double square = DEVIATIONS * DEVIATIONS;
    double middle = (share + square / (2 * of)) / (1 + square / of);
    double reach = DEVIATIONS
        * Math.sqrt(share * (1 - share) / of + square / (4.0 * of * of))
        / (1 + square / of);
    return new Estimate(share, Math.max(0, middle - reach), Math.min(1, middle + reach));
  }

  /** The mean of what the sample has, by the normal distribution, from its standard error. */
  public static Estimate ofMean(long... sample) {
    int size = sample.length;
    double mean = LongStream.of(sample).average().orElse(Double.NaN);
    if (size < 2) {
      return new Estimate(mean, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }
    double squares = LongStream.of(sample)
        .mapToDouble(number -> (number - mean) * (number - mean))
        .sum();
    double reach = DEVIATIONS * Math.sqrt(squares / (size - 1.0) / size);
    return new Estimate(mean, mean - reach, mean + reach);
  }

  /** Whether the number may be the truth: it lies between the bounds. */
  public boolean allows(double number) {
    return low <= number && number <= high;
  }

  /** Whether one truth may be behind both: their bounds overlap. */
  public boolean allows(Estimate other) {
    return low <= other.high && other.low <= high;
  }
}
