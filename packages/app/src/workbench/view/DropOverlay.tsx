export { FileDropOverlay } from '@dropwatt/ui/workbench'
