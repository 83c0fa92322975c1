import { Section, Stack, TextLink } from '@kindwing/ui';
import {
  CheckboxField,
  ConsentBlock,
  DateTimeField,
  Form,
  RadioField,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
  useZodForm,
} from '@kindwing/ui/forms';
import Grid from '@mui/material/Grid';
import { z } from 'zod';

const schema = z.object({
  name: z.string().min(1, 'Your name is required.'),
  email: z.email('A valid email is required.'),
  password: z.string(),
  kind: z.string().min(1, 'Please select a service type.'),
  when: z.string(),
  way: z.string(),
  message: z.string().min(1, 'Please provide details.'),
  help: z.boolean(),
  consent_processing: z.literal(true, 'You must consent to data processing.'),
  consent_marketing: z.boolean(),
});

export function FormsPart() {
  const form = useZodForm(schema, {
    defaultValues: {
      name: '',
      email: '',
      password: '',
      kind: '',
      when: '',
      way: 'return',
      message: '',
      help: false,
      consent_marketing: false,
    },
  });
  return (
    <Section title="Forms" eyebrow="Careful parts" width="text">
      <Form form={form} onSubmit={() => Promise.reject(new Error('offline'))}>
        <Grid container spacing={2.5}>
          <Grid size={{ xs: 12, sm: 6 }}>
            <TextField name="name" label="Full name" required autoComplete="name" />
          </Grid>
          <Grid size={{ xs: 12, sm: 6 }}>
            <TextField name="email" label="Email" type="email" required autoComplete="email" />
          </Grid>
          <Grid size={{ xs: 12, sm: 6 }}>
            <SelectField
              name="kind"
              label="Kind of help"
              required
              options={[{ value: 'a', label: 'Elderly Travelers', hint: 'Wheelchair, company, medicine.' }]}
            />
          </Grid>
          <Grid size={{ xs: 12, sm: 6 }}>
            <DateTimeField name="when" label="Departure" kind="date" />
          </Grid>
        </Grid>
        <TextField
          name="password"
          label="Password"
          type="password"
          hint="At least 6 characters"
          autoComplete="new-password"
        />
        <RadioField
          name="way"
          label="Trip"
          options={[
            { value: 'one_way', label: 'One way' },
            { value: 'return', label: 'Return', hint: 'The dearer direction sets the fee.' },
          ]}
        />
        <TextArea name="message" label="What should we know?" hint="A few words are enough." required />
        <CheckboxField name="help" label="Someone else fills this in for me" />
        <ConsentBlock
          legend="Your data"
          processing={{ label: 'I consent to the processing of my personal data to handle this request.' }}
          marketing={{ label: 'I would like to receive news and updates.' }}
          policy={<TextLink to="/legal">Privacy policy</TextLink>}
        />
        <Stack direction="row">
          <SubmitButton>Send request</SubmitButton>
        </Stack>
      </Form>
    </Section>
  );
}
