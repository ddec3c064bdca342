import { expose } from 'comlink'
import { liveCalls } from './liveCalls.ts'

expose(liveCalls())
