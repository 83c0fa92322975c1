import { expect, type Page } from '@playwright/test';
import { choose, expectFocusOn, focused, tabTo, type } from '../support/keyboard-steps.ts';
import { anAddress, test } from '../support/letter.ts';
import { demo, password } from '../support/people.ts';
import { type FormName, publicForms } from '../support/public-forms.ts';
import { openAlive } from '../support/public-site.ts';
