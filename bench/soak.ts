/**
 * Lets two servers that share a PostgreSQL database carry out many updates of many stores under faults,
 * for a long time, and writes what became of them into docs/performance.md. `npm run bench -- soak` runs it.
 */
import { runBench } from './driver/runBench.ts'
import { soak } from './store/soak.ts'

await runBench('soak', async (settings) => ({ versions: [], ...(await soak(settings)) }))
