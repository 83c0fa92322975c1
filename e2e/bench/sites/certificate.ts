import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

export interface Certificate {
  key: string;
  cert: string;
  /** Hash of the public key, by which a browser can be told to trust it. */
  spki: string;
}

/** A certificate for this machine alone, made anew for each run: HTTP/2 asks browsers for one. */
export async function makeCertificate(host: string): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: host }] }],
  });
  const key = new X509Certificate(made.cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key: made.private, cert: made.cert, spki: createHash('sha256').update(key).digest('base64') };
}
