// EXPECT: budget; UNSANDBOXED: runaway; deep recursion with large frames, to overflow the stack inside the host
int f(int n) {
  int v0 = n + 0
  int v1 = n + 1
  int v2 = n + 2
  int v3 = n + 3
  int v4 = n + 4
  int v5 = n + 5
  int v6 = n + 6
  int v7 = n + 7
  int v8 = n + 8
  int v9 = n + 9
  int v10 = n + 10
  int v11 = n + 11
  int v12 = n + 12
  int v13 = n + 13
  int v14 = n + 14
  int v15 = n + 15
  int v16 = n + 16
  int v17 = n + 17
  int v18 = n + 18
  int v19 = n + 19
  int v20 = n + 20
  int v21 = n + 21
  int v22 = n + 22
  int v23 = n + 23
  int v24 = n + 24
  int v25 = n + 25
  int v26 = n + 26
  int v27 = n + 27
  int v28 = n + 28
  int v29 = n + 29
  int v30 = n + 30
  int v31 = n + 31
  int v32 = n + 32
  int v33 = n + 33
  int v34 = n + 34
  int v35 = n + 35
  int v36 = n + 36
  int v37 = n + 37
  int v38 = n + 38
  int v39 = n + 39
  int v40 = n + 40
  int v41 = n + 41
  int v42 = n + 42
  int v43 = n + 43
  int v44 = n + 44
  int v45 = n + 45
  int v46 = n + 46
  int v47 = n + 47
  int v48 = n + 48
  int v49 = n + 49
  int v50 = n + 50
  int v51 = n + 51
  int v52 = n + 52
  int v53 = n + 53
  int v54 = n + 54
  int v55 = n + 55
  int v56 = n + 56
  int v57 = n + 57
  int v58 = n + 58
  int v59 = n + 59
  return f(n + 1) + v0 + v2 + v4 + v6 + v8 + v10 + v12 + v14 + v16 + v18 + v20 + v22 + v24 + v26 + v28 + v30 + v32 + v34 + v36 + v38 + v40 + v42 + v44 + v46 + v48 + v50 + v52 + v54 + v56 + v58
}
void attack(PositionView pos, int from, MoveSink out) {
  f(0)
}
attack(position, 0, moves)
