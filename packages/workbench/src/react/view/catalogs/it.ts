// Apart from the other texts, for what shows parts of the workbench without a file.
export { workbenchIt as catalog } from '@dropwatt/ui/workbench-it'
