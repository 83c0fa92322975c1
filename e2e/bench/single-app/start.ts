import 'single-app/shell';
