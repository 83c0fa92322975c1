/** What the function monitoring hands on of one page; `changes` are to its one fault. */
export const measured = (changes: Record<string, unknown> = {}) => ({
  route: '/portal',
  vitals: [{ vital: 'LCP', value: 1200 }],
  loads: [
    {
      remote: 'portal',
      owner: 'Traveler portal team',
      version: '1.0.0-0123456789',
      attempt: 'first',
      total: 300,
      manifest: 0,
      scripts: 200,
      expose: 100,
    },
  ],
  faults: [
    {
      fault: 'Traveler portal team | portal | handler | TypeError',
      remote: 'portal',
      owner: 'Traveler portal team',
      version: '1.0.0-0123456789',
      cause: 'handler',
      message: 'TypeError',
      trace: '0a1b2c3d',
      place: 'static/js/a.js:1:20',
      route: '/portal',
      count: 2,
      ...changes,
    },
  ],
});
