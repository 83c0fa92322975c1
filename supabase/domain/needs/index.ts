export * from './questionnaire.ts';
export * from './schema.ts';
