import { remoteBuild } from '@kindwing/contract/build';
import description from './remote.config.ts';

export default remoteBuild(description, { port: 11, root: import.meta.dirname });
