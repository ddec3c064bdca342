export { Guide as Component } from '@dropwatt/workbench'
