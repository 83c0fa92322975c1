import { start } from 'single-app/shell';

void start();
