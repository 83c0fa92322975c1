// npm run report: writes the public types down that teams rely on, under versions that nobody has agreed on yet.
import { readReport, writeReport } from './files.ts';
import { subjectOf, typesNow } from './now.ts';
import { objection } from './verdict.ts';

for (const [name, now] of Object.entries(typesNow())) {
  const report = readReport(name);
  const problem = objection(report, now, subjectOf(name));
  if (problem) {
    console.error(problem);
    process.exitCode = 1;
  } else {
    writeReport(name, { versions: { ...report.versions, [now.version]: now.fingerprint }, surface: now.surface });
    console.log(`${name} ${now.version} is written down`);
  }
}
