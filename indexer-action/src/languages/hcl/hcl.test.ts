/** HCL. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { repository } from '../../testing/repository.ts'

const MAIN = `# The region
# that everything is in.
variable "region" {
  type    = object({ name = string })
  default = { name = "eu" }
}
variable "disks" { description = "What is mounted." }
locals {
  name = "x-\${var.region.name}"
}
data "aws_ami" "ubuntu" {
  most_recent = true
}
resource "aws_instance" "web" {
  ami = data.aws_ami.ubuntu.id
}
module "vpc" {
  source = "./modules/vpc"
}
output "id" { value = module.vpc.id }
provider "aws" { region = "eu" }
provider "aws" {
  alias = "west"
}
terraform { required_version = ">= 1" }
`

test('symbols: blocks by their addresses, and local values', async () => {
  const r = await repository({ 'main.tf': MAIN })
  expect(r.symbols('main.tf')).toEqual([
    'variable var.region',
    'variable var.disks',
    'constant local.name',
    'object data.aws_ami.ubuntu',
    'object aws_instance.web',
    'object module.vpc',
    'property output.id',
    'object provider.aws',
    'object aws.west',
  ])
  expect(r.symbol('main.tf', 'var.region')).toMatchObject({
    name: 'region',
    line: 3,
    column: 10,
    doc: [1, 2],
    type: 'object({ name = string })',
    signature: 'variable "region"',
  })
  expect(r.symbol('main.tf', 'data.aws_ami.ubuntu')).toMatchObject({
    name: 'data.aws_ami.ubuntu',
    line: 11,
    column: 16,
  })
  expect(r.symbol('main.tf', 'var.disks')).toMatchObject({ doc: [7, 7], name: 'disks' })
  expect(r.symbol('main.tf', 'local.name')).toMatchObject({ signature: `name = "x-\${var.region.name}"` })
})

test('addresses lead to the blocks of their folder, and what is computed counts as called', async () => {
  await expectLinks({
    'main.tf': MAIN,
    'other/main.tf': 'variable "region" {}\nresource "aws_instance" "web" {}\n',
    'use.tf': `resource "aws_subnet" "all" {
  name = "\${local.name}-a"
  #               ^ call main.tf local.name
  ids = aws_instance.web[*].private_ip
  #                  ^ call main.tf aws_instance.web
  ami = data.aws_ami.ubuntu.id
  #                  ^ call main.tf data.aws_ami.ubuntu
  region = upper(var.region["name"])
  #                  ^ read main.tf var.region
  gone = var.gone
  #          ^ read unknown
  each = each.value.id
  #           ^ nothing
  keys = { for name, disk in var.disks : name => disk.size if disk.size > 1 }
  #                                              ^ read variable disk of line 14
  type = max(1, 2)
  #      ^ call std:hcl max
  dynamic "rule" {
    for_each = var.disks
    #              ^ read main.tf var.disks
    content {
      size = rule.value
      #      ^ read variable rule of line 18
    }
  }
  lifecycle {
    ignore_changes = [tags]
    #                 ^ nothing
  }
  provider = aws.west
  #              ^ call main.tf aws.west
  depends_on = [module.vpc]
  #                    ^ call main.tf module.vpc
}
`,
  })
})

test('a module block leads to its source: arguments to variables, what is taken from it to outputs', async () => {
  await expectLinks({
    'live/prod/main.tf': `module "vpc" {
  source = "../../modules/vpc"
  #         ^ import module
  cidr   = "10.0.0.0/16"
# ^ write modules/vpc/variables.tf var.cidr
  name   = "not a variable"
# ^ write unknown
}
module "eks" {
  source  = "terraform-aws-modules/eks/aws"
  #          ^ import terraform:terraform-aws-modules/eks/aws terraform-aws-modules/eks/aws
  subnets = module.vpc.subnets
  #                    ^ call modules/vpc/main.tf output.subnets
  role    = module.eks.role
  #                    ^ call terraform:terraform-aws-modules/eks/aws output.role
}
`,
    'modules/vpc/main.tf':
      'output "subnets" {\n  value = [var.cidr]\n  #            ^ read modules/vpc/variables.tf var.cidr\n}\n',
    'modules/vpc/variables.tf': 'variable "cidr" {}\n',
    'modules/vpc/terraform.tfvars': '  cidr = "10.1.0.0/16"\n# ^ write modules/vpc/variables.tf var.cidr\n',
    'modules/vpc/tests/a.tftest.hcl':
      'run "plans" {\n  assert {\n    condition = output.subnets[0] == var.cidr\n    #                  ^ call modules/vpc/main.tf output.subnets\n  }\n}\n',
  })
})
