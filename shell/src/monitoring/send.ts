/**
 * Posts a batch so that it arrives although the page is being left: as plain text, which needs no preflight, without
 * cookies and without saying from which page. Resolves with whether it was taken.
 */
export async function send(endpoint: string, body: string): Promise<boolean> {
  if (!('keepalive' in Request.prototype))
    return navigator.sendBeacon(endpoint, new Blob([body], { type: 'text/plain' }));
  const answer = await fetch(endpoint, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'text/plain' },
  });
  return answer.ok;
}
