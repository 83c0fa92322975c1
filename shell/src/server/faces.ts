import * as auth from '@kindwing/auth';
import * as contract from '@kindwing/contract';
import * as ui from '@kindwing/ui';
import * as data from '@kindwing/ui/data';
import * as forms from '@kindwing/ui/forms';
import * as i18n from '@kindwing/ui/i18n';
import * as more from '@kindwing/ui/more';
import * as query from '@kindwing/ui/query';
import * as router from '@kindwing/ui/router';
import * as schema from '@kindwing/ui/schema';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as dom from 'react-dom';

/** What a remote's server bundle asks for: the very copies that the shell's own pages are made with, as in the browser. */
export const faces: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsx,
  'react-dom': dom,
  '@kindwing/ui': ui,
  '@kindwing/ui/data': data,
  '@kindwing/ui/forms': forms,
  '@kindwing/ui/i18n': i18n,
  '@kindwing/ui/more': more,
  '@kindwing/ui/query': query,
  '@kindwing/ui/router': router,
  '@kindwing/ui/schema': schema,
  '@kindwing/auth': auth,
  '@kindwing/contract': contract,
};
