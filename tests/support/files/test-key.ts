/** Key of test backups. */
export const testKey = 'hatheli-key-BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwdLsG-O'

/** Another valid key. */
export const otherKey = 'hatheli-key-CQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQmMDMF6'
