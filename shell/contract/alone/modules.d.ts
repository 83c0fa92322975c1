// What the build puts in their places: see build/alone-build.ts.
declare module 'kindwing-alone/remote' {
  const remote: import('../src/remote.ts').RemoteModule;
  export default remote;
}
declare module 'kindwing-alone/description' {
  const description: import('../src/description.ts').RemoteDescription;
  export default description;
}
interface ImportMeta {
  readonly webpackHot?: { accept(module: string, then: () => void): void };
}
