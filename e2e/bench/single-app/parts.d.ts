/** The house's own sources, under names that only the bench's build knows. */
declare module 'single-app/shell';
declare module 'single-app/public' {
  const remote: unknown;
  export default remote;
}
declare module 'single-app/portal' {
  const remote: unknown;
  export default remote;
}
declare module 'single-app/admin' {
  const remote: unknown;
  export default remote;
}
