/**
 * Never called. Naming the heavy faces here makes the shell provide them to every remote, downloaded when the first one
 * asks; without it each remote would bring a copy of its own, without the theme.
 */
export const provides = () => [
  import('@kindwing/ui/forms'),
  import('@kindwing/ui/schema'),
  import('@kindwing/ui/data'),
  import('@kindwing/ui/more'),
  import('@kindwing/ui/query'),
];
