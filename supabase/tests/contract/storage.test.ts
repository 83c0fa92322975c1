import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { administration, browser, existingUser, signedIn } from './auth-support.ts';
import { contents, folderBucket, hasDatabase } from './storage-support.ts';

describe.runIf(hasDatabase())('objects under row-level security (adds a policy by SQL)', () => {
  let bucket: string;
  let ana: SupabaseClient;
  let ben: SupabaseClient;
  let folder: string;
  let bensFolder: string;
  const at = (client: SupabaseClient) => client.storage.from(bucket);

  beforeAll(async () => {
    const [first, second] = [await existingUser(), await existingUser()];
    [ana, ben, folder, bensFolder] = [await signedIn(first.email), await signedIn(second.email), first.id, second.id];
    bucket = await folderBucket({ limit: 1024, types: ['text/plain', 'image/*'] });
  });

  const form = new FormData();
  form.append('file', new File(['form'], 'x.txt', { type: 'text/plain' }));
  test.each([
    ['file', new File(['file'], 'x.txt', { type: 'text/plain' })],
    ['blob', new Blob(['blob'], { type: 'text/plain' })],
    ['form', form],
    ['buffer', Buffer.from('buffer')],
    ['array', new TextEncoder().encode('array').buffer],
    ['string', 'string'],
  ])('keeps a %s', async (kind, body) => {
    const path = `${folder}/kinds/${kind}.txt`;
    const { data, error } = await at(ana).upload(path, body, { contentType: 'text/plain', metadata: { kind } });
    expect(error).toBeNull();
    expect(data).toMatchObject({ path, fullPath: `${bucket}/${path}`, id: expect.any(String) });
    expect(await contents(ana, bucket, path)).toBe(kind);
  });

  test('adds, replaces, describes, moves, copies and removes', async () => {
    const path = `${folder}/a letter.txt`;
    const put = (text: string, upsert = false) =>
      at(ana).upload(path, new Blob([text], { type: 'text/plain' }), { upsert });
    expect((await put('one')).error).toBeNull();
    expect((await put('two')).error).toMatchObject({ statusCode: '409', message: 'The resource already exists' });
    expect((await put('two', true)).error).toBeNull();
    expect(await contents(ana, bucket, path)).toBe('two');
    expect((await at(ana).update(path, new Blob(['three'], { type: 'text/plain' }))).error).toBeNull();

    const info = await at(ana).info(path);
    expect(info.data).toMatchObject({ name: path, size: 5, contentType: 'text/plain', cacheControl: 'max-age=3600' });
    expect((await at(ana).exists(path)).data).toBe(true);
    expect((await at(ana).exists(`${folder}/nothing.txt`)).data).toBe(false);

    expect((await at(ana).copy(path, `${folder}/copy.txt`)).error).toBeNull();
    expect((await at(ana).move(path, `${folder}/moved.txt`)).error).toBeNull();
    expect((await at(ana).download(path)).error).not.toBeNull();
    expect(await contents(ana, bucket, `${folder}/moved.txt`)).toBe('three');
    const removed = await at(ana).remove([`${folder}/moved.txt`, `${folder}/copy.txt`, `${folder}/nothing.txt`]);
    expect(removed.data?.map(({ name }) => name).sort()).toEqual([`${folder}/copy.txt`, `${folder}/moved.txt`]);
  });

  test('lists a hundred at a time, by name, one level, folders first', async () => {
    const names = Array.from({ length: 102 }, (_, index) => `${String(index).padStart(3, '0')}.txt`);
    const put = (name: string) => at(ana).upload(`${folder}/many/${name}`, 'x', { contentType: 'text/plain' });
    await Promise.all(names.map(put));
    await at(ana).upload(`${folder}/many/z/deep.txt`, 'x', { contentType: 'text/plain' });
    const { data } = await at(ana).list(`${folder}/many`);
    expect(data).toHaveLength(100);
    expect(data?.[0]).toMatchObject({ name: 'z', id: null });
    expect(data?.[1]).toMatchObject({ name: '000.txt', metadata: { size: 1, mimetype: 'text/plain' } });
    const rest = await at(ana).list(`${folder}/many`, { offset: 100, sortBy: { column: 'name', order: 'asc' } });
    expect(rest.data?.map(({ name }) => name)).toEqual(['099.txt', '100.txt', '101.txt']);
  });

  test('strangers get at nothing', async () => {
    const path = `${folder}/private.txt`;
    await at(ana).upload(path, 'secret', { contentType: 'text/plain' });
    for (const stranger of [ben, browser()]) {
      expect((await at(stranger).download(path)).error).not.toBeNull();
      expect((await at(stranger).createSignedUrl(path, 60)).error?.message).toBe('Object not found');
      expect((await at(stranger).list(folder)).data).toEqual([]);
      expect((await at(stranger).remove([path])).data).toEqual([]);
      const into = await at(stranger).upload(`${folder}/x.txt`, 'x', { contentType: 'text/plain' });
      expect(into.error).toMatchObject({ statusCode: '403', message: expect.stringContaining('row-level security') });
      expect((await at(stranger).createSignedUploadUrl(`${folder}/x.txt`)).error).toMatchObject({ statusCode: '403' });
      expect((await at(stranger).move(path, `${bensFolder}/mine.txt`)).error).not.toBeNull();
    }
    expect(await contents(administration(), bucket, path)).toBe('secret');
  });

  test('a signed address works without a session until it ends, for its object alone', async () => {
    const path = `${folder}/to share.txt`;
    await at(ana).upload(path, 'shared', { contentType: 'text/plain' });
    const { data } = await at(ana).createSignedUrl(path, 60, { download: 'nice name.txt' });
    const answer = await fetch(data?.signedUrl ?? '');
    expect(await answer.text()).toBe('shared');
    expect(answer.headers.get('content-disposition')).toContain('nice%20name.txt');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const other = (data?.signedUrl ?? '').replace('to%20share', 'private');
    expect((await fetch(other)).status).toBe(400);
    const several = await at(ana).createSignedUrls([path, `${bensFolder}/x.txt`], 60);
    expect(several.data?.map(({ error }) => error === null)).toEqual([true, false]);
    const short = await at(ana).createSignedUrl(path, 1);
    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect((await fetch(short.data?.signedUrl ?? '')).status).toBe(400);
  });

  test('a signed upload puts one file where it was allowed', async () => {
    const path = `${folder}/handed-in.txt`;
    const { data } = await at(ana).createSignedUploadUrl(path);
    const body = new Blob(['handed in'], { type: 'text/plain' });
    const sent = await at(browser()).uploadToSignedUrl(path, data?.token ?? '', body);
    expect(sent.error).toBeNull();
    expect(await contents(ana, bucket, path)).toBe('handed in');
    const elsewhere = await at(browser()).uploadToSignedUrl(`${folder}/other.txt`, data?.token ?? '', body);
    expect(elsewhere.error).not.toBeNull();
  });

  test('size and type are limited for each bucket', async () => {
    const html = await at(ana).upload(`${folder}/a.html`, new Blob(['<b>'], { type: 'text/html' }));
    expect(html.error).toMatchObject({ statusCode: '415', message: 'mime type text/html is not supported' });
    const large = await at(ana).upload(`${folder}/a.txt`, new Blob(['x'.repeat(1025)], { type: 'text/plain' }));
    expect(large.error).toMatchObject({ statusCode: '413' });
    const image = await at(ana).upload(`${folder}/a.png`, new Blob(['x'.repeat(1024)], { type: 'image/png' }));
    expect(image.error).toBeNull();
  });

  test("an object named like a user's id yields no session", async () => {
    const path = `${bensFolder}/${folder}`;
    await at(ben).upload(path, 'x', { contentType: 'text/plain' });
    const signed = await at(ben).createSignedUrl(path, 60);
    const upload = await at(ben).createSignedUploadUrl(`${bensFolder}/${folder}-2`);
    const tokens = [new URL(signed.data?.signedUrl ?? '').searchParams.get('token') ?? '', upload.data?.token ?? ''];
    for (const token of tokens) {
      expect(token).not.toBe('');
      const { data, error } = await browser().auth.getUser(token);
      expect(error).not.toBeNull();
      expect(data.user).toBeNull();
    }
    const session = (await ben.auth.getSession()).data.session?.access_token ?? '';
    const url = `${inject('backend').apiUrl}/storage/v1/object/sign/${bucket}/${path}?token=${session}`;
    expect((await fetch(url)).status).toBe(400);
  });
});

describe('buckets and names', () => {
  test('only the service key makes buckets', async () => {
    const made = await browser().storage.createBucket('strangers');
    expect(made.error).toMatchObject({ statusCode: '403' });
    expect((await browser().storage.listBuckets()).data).toEqual([]);
  });

  test('a public bucket is readable by address, and nothing in it runs', async () => {
    const { storage } = administration();
    const bucket = `public-${Date.now()}`;
    await storage.createBucket(bucket, { public: true });
    await storage.from(bucket).upload('page.html', new Blob(['<script>1</script>'], { type: 'text/html' }));
    const answer = await fetch(storage.from(bucket).getPublicUrl('page.html').data.publicUrl);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect((await storage.deleteBucket(bucket)).error).not.toBeNull();
    expect((await storage.emptyBucket(bucket)).error).toBeNull();
    expect((await storage.deleteBucket(bucket)).error).toBeNull();
  });

  test.each([
    '..%2f..%2fx.txt',
    'a%2f..%2fx.txt',
    'a%00.txt',
    '%252e%252e%2fx',
    'a%5cb.txt',
    'a%0d%0aset-cookie:x',
    '%E0%A4%A',
  ])('the name %s is refused', async (name) => {
    const { apiUrl, serviceKey } = inject('backend');
    const answer = await fetch(`${apiUrl}/storage/v1/object/any/${name}`, {
      method: 'POST',
      headers: { apikey: serviceKey, 'content-type': 'text/plain' },
      body: 'x',
    });
    expect(answer.status).toBe(400);
  });
});
