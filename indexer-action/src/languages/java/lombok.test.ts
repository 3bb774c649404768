import { test } from 'vitest'
import { linksOf as java } from '../nominal/link-harness.ts'

test('what Lombok writes leads to the fields and classes that it is written for', async () => {
  await java({
    'shop/Customer.java': `
package shop;
import java.util.*;
import lombok.*;
import lombok.extern.slf4j.Slf4j;
@Data @Builder(toBuilder = true) @AllArgsConstructor(staticName = "of") @Slf4j
public class Customer {
  private static int count;
  private String name;
  private boolean isActive;
  private Boolean vip;
  private final Address address;
  @Builder.Default private Kind kind = Kind.NEW;
  @Getter(AccessLevel.NONE) private int hidden;
  @Singular private List<String> tags;
  public String getVip() { return ""; }
  enum Kind { NEW, OLD; }
  void go() {
    log.info("", getName());
    //> log -> out maven:lombok.extern.slf4j Slf4j.log
    //> info -> out maven:org.slf4j Logger.info
    //> getName -> Customer.name
    setName("");
    //> setName -> Customer.name
  }
}
@Value @With class Address { String city; int zip; }
@Getter @Setter @Accessors(fluent = true) class Fluent { private Customer owner; @Setter(AccessLevel.NONE) private int fixed; }
`,
    'shop/Plain.java': `
package shop;
@lombok.RequiredArgsConstructor
enum Level { LOW(1); @lombok.Getter private final int value; }
class Plain { private String name; }
`,
    'shop/Use.java': `
package shop;
class Use {
  void m(Customer customer, Address address, Fluent fluent, Plain plain, Level level) {
    customer.getName().trim();
    //> getName -> Customer.name
    //> trim -> out std:java java.lang.String.trim
    customer.isActive(); customer.setActive(true); customer.getVip(); customer.setVip(null);
    //> isActive -> Customer.isActive
    //> setActive -> Customer.isActive
    //> getVip -> Customer.getVip
    //> setVip -> Customer.vip
    customer.getAddress().withCity("a").getZip();
    //> getAddress -> Customer.address
    //> withCity -> Address.city
    //> getZip -> Address.zip
    customer.setAddress(null); customer.getHidden(); customer.getCount(); address.setZip(1);
    //> setAddress -> ?
    //> getHidden -> ?
    //> getCount -> ?
    //> setZip -> ?
    Customer.builder().name("a").tag("b").tags(null).kind(Customer.Kind.OLD).build().getKind().name();
    //> builder -> Customer
    //> name -> Customer.name
    //> tag -> Customer.tags
    //> tags -> Customer.tags
    //> build -> Customer
    //> getKind -> Customer.kind
    customer.toBuilder().name("a").build().getName();
    //> getName -> Customer.name
    Customer.of("a", true).getName();
    //> getName -> Customer.name
    fluent.owner(customer).owner().getName();
    //> owner -> Fluent.owner
    //> owner#2 -> Fluent.owner
    //> getName -> Customer.name
    fluent.fixed(1);
    // With \`lombok.accessors.chain = true\` in a file beside.
    customer.setActive(true).setName("a");
    //> setName -> Customer.name
    plain.getName();
    //> getName -> ?
    level.getValue();
    //> getValue -> Level.value
    java.util.List.of(customer).stream().map(Customer::getName).toList().get(0).trim();
    //> getName -> Customer.name
    //> trim -> out std:java java.lang.String.trim
    Customer.CustomerBuilder builder = Customer.builder();
    builder.name("a");
    //> name -> Customer.name
  }
}
`,
  })
})
