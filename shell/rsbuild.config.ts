import { shellBuild } from '@kindwing/contract/build';

export default shellBuild();
