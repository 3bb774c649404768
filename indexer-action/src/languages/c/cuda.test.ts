/** CUDA: C++ with qualifiers and kernel launches. */
import { expect, test } from 'vitest'
import { repository } from '../../testing/repository.ts'

test('kernels are functions, and a launch calls one', async () => {
  const r = await repository({
    'scale.cuh': '#pragma once\n__global__ void scale(float *data, int n);\n__device__ float twice(float x);\n',
    'scale.cu':
      '#include "scale.cuh"\n__device__ float twice(float x) { return 2 * x; }\n__global__ void __launch_bounds__(256) scale(float *data, int n) {\n  __shared__ float part[256];\n  data[threadIdx.x] = twice(data[threadIdx.x]);\n}\n',
    'main.cu':
      '#include "scale.cuh"\nint main() {\n  float *data = nullptr;\n  scale<<<(n + 255) / 256, 256, 0, stream>>>(data, 3);\n}\n',
  })
  expect(r.symbols('scale.cu')).toEqual(expect.arrayContaining(['function twice', 'function scale']))
  expect(await r.callers('scale.cu', 'scale')).toEqual(['main.cu main'])
  expect(await r.callers('scale.cu', 'twice')).toEqual(['scale.cu scale'])
})
