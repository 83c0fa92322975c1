import { shellBuild } from '@kindwing/contract/build';

export default shellBuild({ root: import.meta.dirname });
