/** The design system's first part, for a shell that evaluates it in several tasks: how styles are made. */
export { default as Box } from '@mui/material/Box';
