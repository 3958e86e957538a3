// EXPECT: reject; UNSANDBOXED: none; the budget named by the hook
void f(HookBudget budget) { budget.exit() }
moves.add(1, 2)
