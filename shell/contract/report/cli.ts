// npm run report: writes the contract's public types down, under a version that nobody has agreed on yet.
import { CONTRACT_VERSION } from '../src/version.ts';
import { readReport, writeReport } from './files.ts';
import { fingerprintOf, surface } from './surface.ts';
import { objection } from './verdict.ts';

const report = readReport();
const now = surface();
const fingerprint = fingerprintOf(now);
const problem = objection(report, { version: CONTRACT_VERSION, surface: now, fingerprint });
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  writeReport({ versions: { ...report.versions, [CONTRACT_VERSION]: fingerprint }, surface: now });
  console.log(`contract ${CONTRACT_VERSION} is written down`);
}
