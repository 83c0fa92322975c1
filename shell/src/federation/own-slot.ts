/** What only the shell can show, for the developer tools: the one slot that no remote fills. */
export const OWN_SLOT = 'shell/Remotes';
