import { remoteBuild } from '@kindwing/contract/build';
import description from './remote.config.ts';

export default remoteBuild(description, { port: 2, root: import.meta.dirname });
