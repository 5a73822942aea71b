CREATE SEQUENCE "users"."sign_up_account_id" INCREMENT BY 1 MINVALUE 920000000 MAXVALUE 999999999 START WITH 920000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "users"."sign_up_membership_id" INCREMENT BY 1 MINVALUE 920000000 MAXVALUE 999999999 START WITH 920000000 CACHE 1;--> statement-breakpoint
CREATE TABLE "users"."password_reset" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" text
);
--> statement-breakpoint
ALTER TABLE "users"."password_reset" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users"."account" ADD COLUMN "cellphone" text;--> statement-breakpoint
ALTER TABLE "users"."account" ADD COLUMN "uuid" uuid;--> statement-breakpoint
ALTER TABLE "users"."password_reset" ADD CONSTRAINT "password_reset_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "users"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_reset_account" ON "users"."password_reset" USING btree ("tenant_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_uuid" ON "users"."account" USING btree ("tenant_id","uuid");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "users"."password_reset" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
ALTER TABLE "users"."password_reset" FORCE ROW LEVEL SECURITY;
