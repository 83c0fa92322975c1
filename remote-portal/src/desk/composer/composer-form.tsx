import { useBackend } from '@kindwing/auth';
import {
  getOffer,
  type OfferWithAlternatives,
  type RequestOverview,
  saveOfferDraft,
  sendOffer,
} from '@kindwing/backend/client';
import type { Airports } from '@kindwing/backend/domain/places';
import { Button, Stack, Typography, toast, useFormat } from '@kindwing/ui';
import { CheckboxGroupField, FieldProblem, Form, SubmitButton, TextArea, useZodForm } from '@kindwing/ui/forms';
import { useNavigate } from '@kindwing/ui/router';
import { useMemo, useRef, useState } from 'react';
import { useText } from '../../messages/text.ts';
import { useRequestAction } from '../../requests/actions.ts';
import { failureText } from '../../requests/failure.ts';
import { subjects } from '../../requests/subjects.ts';
import { AlternativeFields } from './alternative-fields.tsx';
import { emptyDraft } from './draft.ts';
import { checkGuarantees, checkLegs, offerDraftSchemaFor } from './draft-check.ts';
import { draftFromOffer } from './from-offer.ts';
import { Preview } from './preview.tsx';
import { toPayload } from './to-payload.ts';

interface ComposerFormProps {
  request: RequestOverview;
  draft: OfferWithAlternatives | undefined;
  airports: Airports;
}

/** Three alternatives, saved as a draft as often as one likes, looked at as the client will, and sent. */
export function ComposerForm({ request, draft, airports }: ComposerFormProps) {
  const t = useText();
  const navigate = useNavigate();
  const client = useBackend();
  const { locale } = useFormat();
  const version = useRef(draft?.row_version ?? 0);
  const [preview, setPreview] = useState<OfferWithAlternatives | null>(null);
  const save = useRequestAction(saveOfferDraft, { silent: true });
  const send = useRequestAction(sendOffer, { silent: true });
  const schema = useMemo(() => offerDraftSchemaFor(airports), [airports]);
  const form = useZodForm(schema, {
    defaultValues: draft ? draftFromOffer(draft, locale) : emptyDraft(),
    messages: t,
  });

  const store = async (begunOnly: boolean) => {
    const values = form.values();
    checkLegs(values, airports, { begunOnly });
    const saved = await save.mutateAsync([request.id, toPayload(values, airports), version.current]);
    version.current = saved.row_version;
    return saved;
  };

  const storeDraft = async (then: (offerId: string) => Promise<void> | void) => {
    try {
      const { offer_id: offerId } = await store(true);
      await then(offerId);
    } catch (error) {
      if (error instanceof FieldProblem) {
        // A draft has no summary: the focus goes to the first fault.
        for (const [index, [name, message]] of Object.entries(error.fields).entries())
          form.form.setError(name as 'note', { message }, { shouldFocus: index === 0 });
        toast({ title: t('composer.error.summary'), tone: 'destructive' });
      } else {
        const { title, body } = failureText(error, t);
        toast({ title, description: body, tone: 'destructive' });
      }
    }
  };

  const showPreview = async (offerId: string) => {
    setPreview(await getOffer(client, offerId));
  };

  return (
    <>
      {preview && <Preview offer={preview} onClose={() => setPreview(null)} />}
      <Form
        form={form}
        describeFailure={(error) => failureText(error, t)}
        onSubmit={async () => {
          checkGuarantees(form.values());
          const saved = await store(false);
          await send.mutateAsync([saved.offer_id, saved.row_version]);
          toast({ title: t('composer.sent'), tone: 'success' });
          navigate(`/portal/agent/requests/${request.id}`);
        }}
      >
        <TextArea name="note" label={t('composer.note')} hint={t('composer.note_hint')} rows={3} />
        <CheckboxGroupField
          name="subject_to"
          label={t('composer.subject')}
          options={subjects.map((subject) => ({ value: subject, label: t(`subject.${subject}`) }))}
        />
        {[0, 1, 2].map((index) => (
          <AlternativeFields key={index} form={form} index={index} airports={airports} />
        ))}
        <Typography color="textSecondary">{t('composer.send.hint')}</Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton pendingText={t('composer.sending')}>{t('composer.send')}</SubmitButton>
          <Button
            variant="outlined"
            size="large"
            loading={save.isPending}
            onClick={() => void storeDraft(() => toast({ title: t('composer.saved'), tone: 'success' }))}
          >
            {t('composer.save')}
          </Button>
          <Button variant="text" size="large" onClick={() => void storeDraft(showPreview)}>
            {t('composer.preview')}
          </Button>
        </Stack>
      </Form>
    </>
  );
}
