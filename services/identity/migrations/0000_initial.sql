CREATE SCHEMA "identity";
--> statement-breakpoint
CREATE TABLE "identity"."artifact" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"expires_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "artifact_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "identity"."attempt_count" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."grant_context" (
	"grant_id" text PRIMARY KEY NOT NULL,
	"choice" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."impersonated_act" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity"."impersonated_act_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"tenant_id" integer NOT NULL,
	"operator_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"service" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" integer NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."impersonated_act" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "identity"."impersonated_act" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identity"."impersonation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity"."impersonation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"tenant_id" integer NOT NULL,
	"operator_tenant_id" integer DEFAULT 0 NOT NULL,
	"operator_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."impersonation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "identity"."impersonation" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identity"."sign_in" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity"."sign_in_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"tenant_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"method" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."sign_in" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "identity"."sign_in" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identity"."signing_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"jwk" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."single_token" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"home_tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"choice" jsonb,
	"method" text NOT NULL,
	"impersonated_by" integer,
	"saml_session" jsonb,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."used_once" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "artifact_grant" ON "identity"."artifact" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "artifact_uid" ON "identity"."artifact" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "artifact_expiry" ON "identity"."artifact" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "attempt_count_expiry" ON "identity"."attempt_count" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "impersonated_act_person" ON "identity"."impersonated_act" USING btree ("tenant_id","person_id","at");--> statement-breakpoint
CREATE INDEX "impersonation_person" ON "identity"."impersonation" USING btree ("tenant_id","person_id","at");--> statement-breakpoint
CREATE INDEX "sign_in_person" ON "identity"."sign_in" USING btree ("tenant_id","person_id","at");--> statement-breakpoint
CREATE INDEX "single_token_person" ON "identity"."single_token" USING btree ("home_tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "single_token_expiry" ON "identity"."single_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_once_expiry" ON "identity"."used_once" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "identity"."impersonated_act" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "identity"."impersonation" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "identity"."sign_in" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);