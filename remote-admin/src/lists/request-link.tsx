import { TextLink, Typography } from '@kindwing/ui';

/** A request by the reference that people say on the phone, with whose it is. */
export function RequestLink({ request }: { request: { id: string; reference: string; contact_name?: string } }) {
  return (
    <>
      <TextLink to={`/admin/requests/${request.id}`}>{request.reference}</TextLink>
      {request.contact_name ? <Typography variant="body2">{request.contact_name}</Typography> : null}
    </>
  );
}
