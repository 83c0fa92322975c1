import { promotionSchema } from '@kindwing/backend/domain';
import { Form, SelectField, SubmitButton, TextField, useZodForm } from '@kindwing/ui/forms';
import { useText } from '../text.ts';
import { usePromotion } from './use-promotion.ts';

/** Shown in the empty field: an address of nobody. */
const SAMPLE = 'user@example.com';

/** Changes somebody's role by their address. Success clears the address and keeps the role, for the next one. */
export function PromoteForm({ initialEmail = '' }: { initialEmail?: string }) {
  const t = useText();
  const { promote, describe } = usePromotion();
  const form = useZodForm(promotionSchema, { defaultValues: { email: initialEmail, role: 'agent' }, messages: t });
  return (
    <Form
      form={form}
      label={t('promote.title')}
      requiredNote={false}
      describeFailure={describe}
      onSubmit={async ({ email, role }) => {
        await promote(email, role);
        form.reset({ email: '', role });
      }}
    >
      <TextField
        name="email"
        type="email"
        label={t('promote.email')}
        placeholder={SAMPLE}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <SelectField
        name="role"
        label={t('promote.role')}
        placeholder={null}
        required
        options={(['agent', 'admin', 'client'] as const).map((value) => ({ value, label: t(`role.${value}`) }))}
      />
      <div>
        <SubmitButton pendingText={t('promote.pending')}>{t('promote.submit')}</SubmitButton>
      </div>
    </Form>
  );
}
