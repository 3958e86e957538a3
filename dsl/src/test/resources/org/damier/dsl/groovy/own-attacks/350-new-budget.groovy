// EXPECT: reject; UNSANDBOXED: none; a budget of the hook's own
def budget = new HookBudget()
while (true) { budget.exit() }
