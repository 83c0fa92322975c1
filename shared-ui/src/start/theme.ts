/** Its second part: the theme, worked out from the tokens. Everything else follows with the whole. */
export { theme } from '../theme/theme.ts';
