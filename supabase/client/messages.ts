import { type Client, callFunction, unwrap } from './call.ts';
import type { Message } from './rows.ts';

/** The conversation about a request, oldest first. */
export function listMessages(client: Client, requestId: string): Promise<Message[]> {
  return unwrap(
    client
      .from('messages')
      .select('*')
      .eq('request_id', requestId)
      .order('created_at', { ascending: true })
      .order('id', { ascending: true })
      .limit(1000),
  );
}

/** Desk: asks the client, and waits for the answer. Needs the claim. */
export const askClient = (
  client: Client,
  requestId: string,
  body: string,
): Promise<{ message_id: string; status: 'waiting_for_client' }> =>
  callFunction(client, 'ask_client', { p_request_id: requestId, p_body: body });

/** Client: answers the desk's question. */
export const answerRequest = (client: Client, requestId: string, body: string): Promise<{ message_id: string }> =>
  callFunction(client, 'answer_request', { p_request_id: requestId, p_body: body });

/** Either side; a client's message also answers an open question. */
export const postMessage = (client: Client, requestId: string, body: string): Promise<{ message_id: string }> =>
  callFunction(client, 'post_message', { p_request_id: requestId, p_body: body });
