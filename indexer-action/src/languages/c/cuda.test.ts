/** CUDA: C++ with qualifiers and kernel launches. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
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

test('what a launch is given is used, and does not choose the kernel', async () =>
  expectLinks({
    'main.cu': `struct Size { int blocks; };
__global__ void fill(float *data, int n) {}
__global__ void fill(float *data) {}
template <typename T> __global__ void scale(T *data) {}
void run(float *data, Size size, int threads) {
  fill<<<size.blocks, threads>>>(data);
  //          ^ read main.cu Size.blocks
  //                  ^ read parameter threads of line 5
    fill<<<1, threads>>>(data);
  //^ call main.cu fill
  scale<float><<<1, threads * 2>>>(data);
  //                ^ read parameter threads of line 5
}
`,
  }))
