import { expose } from 'comlink'
import { imageCalls } from './imageCalls.ts'

expose(imageCalls())
