/** What opens when somebody asks for it: dialogs, drawers, folded text. Downloaded where it is used. */
export { default as Accordion } from '@mui/material/Accordion';
export { default as AccordionDetails } from '@mui/material/AccordionDetails';
export { default as AccordionSummary } from '@mui/material/AccordionSummary';
export { ConfirmDialog, type ConfirmDialogProps } from '../overlays/confirm-dialog.tsx';
export { Dialog, type DialogProps } from '../overlays/dialog.tsx';
export { Drawer, type DrawerProps } from '../overlays/drawer.tsx';
