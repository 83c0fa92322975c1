/**
 * The version of this contract. A new optional member bumps the minor, anything that an existing remote could notice bumps
 * the major; the shell takes remotes whose range it satisfies, and refuses the others before running any of their code.
 */
export const CONTRACT_VERSION = '1.6.0';
